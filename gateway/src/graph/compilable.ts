import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * Whether graphql-jit may compile a document. It runs what it compiles, so what a client wrote must not reach its
 * source code, and what it gets wrong must not reach it either (0.8.9). Everything else is executed by graphql-js:
 *
 * - Text literals: one that begins with its own marker for dates is pasted into the code as it stands.
 * - Names that every object has, such as `__proto__`: it uses the names of variables and fields as keys of plain objects.
 * - Variables for a field of an input object literal that has a default: it loses the default.
 * - Variables for any such field in a mutation: it makes null of one that is absent, which may say something else.
 * - Variables of an input object type whose fields have defaults: it asks for fields that may be left out.
 * - Variables of an enumeration that must not be null and have a default: left out, they are an error of the gateway.
 */
export function isCompilable(schema: GraphQLSchema, document: DocumentNode): boolean {
  let compilable = true;
  const refuse = () => {
    compilable = false;
  };
  const writes = document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation',
  );
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      StringValue: refuse,
      Name({ value }) {
        if (value in Object.prototype) refuse();
      },
      VariableDefinition({ type: { kind }, defaultValue }) {
        const type = types.getInputType();
        if (type && hasDefaults(type)) refuse();
        if (defaultValue && kind === Kind.NON_NULL_TYPE && isEnumType(getNamedType(type))) refuse();
      },
      ObjectField({ value }) {
        if (value.kind === Kind.VARIABLE && (writes || types.getDefaultValue() !== undefined)) refuse();
      },
    }),
  );
  return compilable;
}

function hasDefaults(type: GraphQLInputType, seen = new Set<unknown>()): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named)) return false;
  seen.add(named);
  return Object.values(named.getFields()).some(
    (field) => field.defaultValue !== undefined || hasDefaults(field.type, seen),
  );
}
