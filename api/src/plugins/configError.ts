/** A configuration that cannot be run with; the text is for the operator. */
export class ConfigError extends Error {}
