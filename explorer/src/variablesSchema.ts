type Shape = { required?: string[]; properties?: Record<string, object> };
/** The JSON schema that GraphiQL holds variables to. */
export type VariablesSchema = Shape & { definitions?: Record<string, Shape> };

/** The schema without asking for what has a default, as graphql-language-service does of all that cannot be null. */
export function leavingDefaults({ definitions = {}, ...schema }: VariablesSchema): VariablesSchema {
  const left = Object.entries(definitions).map(([name, shape]) => [name, leaving(shape)]);
  return { ...schema, definitions: Object.fromEntries(left) };
}

function leaving({ required = [], ...shape }: Shape): Shape {
  return { ...shape, required: required.filter((name) => !('default' in (shape.properties?.[name] ?? {}))) };
}
