declare module '*/imageRun.mjs' {
  /** The variables that the Dockerfile sets. */
  export function imageEnv(): Record<string, string>;
}
