// Why nothing is kept any more that is played here; apart from the engine, so that whoever shows it need not load that.

let code = $state("");

export const trouble = {
    get code(): string {
        return code;
    },
    set code(given: string) {
        code = given;
    },
};
