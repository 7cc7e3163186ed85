/** The scripts are plain JavaScript; this one is shared with the tests. */
declare module '*/settings.mjs' {
  interface Setting {
    name: string;
    words: string;
    standard?: string;
    sample?: string;
    secret?: true;
  }

  export const settings: readonly { title: string; words?: string; settings: readonly Setting[] }[];
  export const withoutSecrets: Readonly<Record<string, undefined>>;
}
