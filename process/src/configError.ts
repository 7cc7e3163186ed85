/** A configuration that prevents the start; the text is for the operator. */
export class ConfigError extends Error {}
