/** The ways to the code of the pages. */
export const pageCode = async () => (await import('./pageImports.ts')).pageImports;
