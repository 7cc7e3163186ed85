/** Prevents the start; the text is for the operator. */
export class StartError extends Error {}

/** A configuration that prevents it: a restart without a change cannot help. */
export class ConfigError extends StartError {}
