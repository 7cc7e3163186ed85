import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  print,
} from 'graphql';
import { pointsOf } from './cost.ts';
import { text } from './docs.text.ts';
import { code, escaped, table } from './html.ts';
import { type PageName, pathOf } from './layout.ts';
import { inline } from './markdown.ts';

/** A name that can be found, and where it stands. */
export type Named = [name: string, href: string];
type Described = { content: string; names: Named[] };

const ROOTS = { Query: 'queries', Mutation: 'mutations', Subscription: 'subscriptions' } as const;
const KINDS: [PageName, (type: GraphQLNamedType) => boolean][] = [
  ['objects', (type) => isObjectType(type) && !(type.name in ROOTS)],
  ['interfaces', isInterfaceType],
  ['inputs', isInputObjectType],
  ['enums', isEnumType],
  ['scalars', (type) => isScalarType(type) && !isSpecifiedScalarType(type)],
];

/** Where the reference has a type; undefined for those of GraphQL itself. */
function hrefOf(type: GraphQLNamedType): string | undefined {
  const page = KINDS.find(([, isOf]) => isOf(type))?.[0];
  return page && `${pathOf(page)}#${type.name}`;
}

/** The pages of the reference: a section with an anchor for every field of a root, every type and every directive. */
export function schemaPages(schema: GraphQLSchema): Partial<Record<PageName, Described>> {
  const pages: Partial<Record<PageName, Described>> = {};
  const named = (page: PageName, names: string[]): Named[] =>
    names.map((name) => [name, `${pathOf(page)}#${name}`]);
  for (const [root, page] of Object.entries(ROOTS)) {
    const fields = Object.values(fieldsOf(schema, root));
    pages[page] = {
      content: fields.map((field) => rootField(schema, root, field)).join('\n'),
      names: named(
        page,
        fields.map(({ name }) => name),
      ),
    };
  }
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  for (const [page, isOf] of KINDS) {
    const all = types.filter(isOf).sort((one, other) => (one.name < other.name ? -1 : 1));
    pages[page] = {
      content: all.map((type) => section(type.name, '', typeContent(type))).join('\n'),
      names: all.flatMap((type) => namesIn(type, page)),
    };
  }
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  pages.directives = {
    content: directives
      .map(({ name, description, args }) =>
        section(`@${name}`, '', `${said(description)}${argumentList(args)}`),
      )
      .join('\n'),
    names: named(
      'directives',
      directives.map(({ name }) => `@${name}`),
    ),
  };
  return pages;
}

function fieldsOf(schema: GraphQLSchema, root: string) {
  const type = schema.getType(root);
  return isObjectType(type) ? type.getFields() : {};
}

/** A type with its fields, so that a search for a field finds the types that have it. */
function namesIn(type: GraphQLNamedType, page: PageName): Named[] {
  const href = `${pathOf(page)}#${type.name}`;
  if (!isObjectType(type) && !isInputObjectType(type)) return [[type.name, href]];
  return [
    [type.name, href],
    ...Object.keys(type.getFields()).map((name): Named => [`${type.name}.${name}`, href]),
  ];
}

const said = (description: string | null | undefined) =>
  (description ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('');

const section = (id: string, badges: string, content: string) =>
  `<section id="${escaped(id)}"><h3><a href="#${escaped(id)}">${escaped(id)}</a>${badges}</h3>${content}</section>`;

function rootField(schema: GraphQLSchema, root: string, field: GraphQLField<unknown, unknown>): string {
  const points = pointsOf(schema, root, field);
  const facts = `<p class="facts">${typeText(field.type)}${points === undefined ? '' : ` · ${text.cost(points)}`}</p>`;
  return section(
    field.name,
    badgesOf(field),
    `${facts}${deprecation(field)}${said(field.description)}${argumentList(field.args)}`,
  );
}

/** What a token needs for a field. */
function badgesOf({ astNode }: GraphQLField<unknown, unknown>): string {
  const badges = (astNode?.directives ?? []).flatMap(({ name, arguments: given = [] }) => {
    if (name.value === 'peopleOnly') return [text.people];
    const [of] = name.value === 'scope' ? given : [];
    const values = of?.value.kind === 'ListValue' ? of.value.values : [];
    return values.map((value) => scopeOf(print(value)));
  });
  return badges.map((badge) => `<span class="badge">${escaped(badge)}</span>`).join('');
}

/** As tokens have it: `orders:read` for ORDERS_READ. */
const scopeOf = (name: string) => name.toLowerCase().replace('_', ':');

function deprecation({ deprecationReason }: { deprecationReason?: string | null | undefined }): string {
  if (!deprecationReason) return '';
  return `<p class="deprecated"><strong>${text.deprecated}</strong> ${inline(deprecationReason)}</p>`;
}

function typeContent(type: GraphQLNamedType): string {
  return `${said(type.description)}${isScalarType(type) && type.specifiedByURL ? `<p>${escaped(type.specifiedByURL)}</p>` : ''}${partsOf(type)}`;
}

function partsOf(type: GraphQLNamedType): string {
  if (isEnumType(type)) return valueTable(type);
  if (isInputObjectType(type)) return inputTable(Object.values(type.getFields()));
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const heads = [text.field, text.type, text.meaning];
  const rows = Object.values(type.getFields()).map((field) => [
    `${code(field.name)}${badgesOf(field)}`,
    typeText(field.type),
    `${deprecation(field)}${inline(field.description ?? '')}${argumentList(field.args)}`,
  ]);
  return table(heads, rows);
}

function valueTable(type: GraphQLEnumType): string {
  const rows = type
    .getValues()
    .map((value) => [code(value.name), `${deprecation(value)}${inline(value.description ?? '')}`]);
  return table([text.value, text.meaning], rows);
}

const inputTable = (fields: readonly (GraphQLInputField | GraphQLArgument)[]) =>
  table(
    [text.argument, text.type, text.meaning],
    fields.map((field) => [
      code(field.name),
      typeText(field.type),
      `${deprecation(field)}${inline(field.description ?? '')}${defaultOf(field)}`,
    ]),
  );

const argumentList = (args: readonly GraphQLArgument[]) => (args.length === 0 ? '' : inputTable(args));

function defaultOf({ astNode }: GraphQLInputField | GraphQLArgument): string {
  return astNode?.defaultValue
    ? ` <span class="facts">${text.byDefault(escaped(print(astNode.defaultValue)))}</span>`
    : '';
}

/** A type as it is written, with a link to what it names. */
function typeText(type: GraphQLField<unknown, unknown>['type'] | GraphQLInputField['type']): string {
  const named = getNamedType(type);
  const href = hrefOf(named);
  const name = href ? `<a href="${href}">${named.name}</a>` : named.name;
  return `<code>${escaped(String(type)).replace(named.name, name)}</code>`;
}
