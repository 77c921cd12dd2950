/** Give the user a file. */
export function download(name: string, content: string, kind: string): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: kind }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
}
