"""The games for research: observations, actions and rewards in the forms that other programs expect."""
