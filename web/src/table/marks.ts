// What is said of a player on a chip, and what the table shows in another way.

import type { Looks } from "../games/looks";
import type { Say } from "../protocol";

const PLAIN = "info";

export function chips(marks: Say[], looks: Looks): { says: Say; icon: string }[] {
    return marks.flatMap((says) => {
        const icon = looks.marks?.[says.say];
        return icon === null ? [] : [{ says, icon: icon ?? PLAIN }];
    });
}
