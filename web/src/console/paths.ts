/** Where the one search of the console shows what it has found, as `?q=`. */
export const searchPath = '/search';
