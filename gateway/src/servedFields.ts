import type { Resolvers, ResolversParentTypes } from './resolvers.generated.ts';
import type { resolvers } from './resolvers.ts';

type Roots = 'Query' | 'Mutation' | 'Subscription';
type ObjectTypes = {
  [Name in keyof Resolvers & keyof ResolversParentTypes]: ResolversParentTypes[Name] extends object
    ? Name
    : never;
}[keyof Resolvers & keyof ResolversParentTypes];

/** Fields of a type that have a resolver of their own, in whichever domain. */
type Resolved<Name, Part = (typeof resolvers)[number]> = Part extends unknown
  ? Name extends keyof Part
    ? keyof Part[Name]
    : never
  : never;
type OtherFields<Name extends ObjectTypes> = Exclude<
  keyof NonNullable<Resolvers[Name]>,
  Resolved<Name> | '__isTypeOf' | '__resolveType'
> &
  string;

type KeysOf<T> = T extends unknown ? keyof T : never;
/** What REST answers under the name of a field. */
type Given<Parent, Field> = Parent extends unknown
  ? Field extends keyof Parent
    ? NonNullable<Parent[Field]>
    : never
  : never;
/** What a resolver of the field would answer. */
type Wanted<Resolver> =
  Extract<Resolver, (...args: never[]) => unknown> extends (...args: never[]) => infer Out
    ? NonNullable<Awaited<Out>>
    : never;
/**
 * A number of REST is wide where the graph knows which ones there are; what is of another kind is not comparable. Objects
 * are looked at by the type that they belong to.
 */
type Comparable<One, Other> = [One] extends [object]
  ? [Other] extends [object]
    ? true
    : false
  : [One] extends [Other]
    ? true
    : [Other] extends [One]
      ? true
      : false;

type Unserved = {
  [Name in ObjectTypes]: {
    [Field in OtherFields<Name>]: Name extends Roots
      ? `${Name}.${Field}`
      : Field extends KeysOf<ResolversParentTypes[Name]>
        ? Comparable<
            Given<ResolversParentTypes[Name], Field>,
            Wanted<NonNullable<Resolvers[Name]>[Field & keyof NonNullable<Resolvers[Name]>]>
          > extends true
          ? never
          : `${Name}.${Field}`
        : `${Name}.${Field}`;
  }[OtherFields<Name>];
}[ObjectTypes];

type Nothing<T extends never> = T;

/**
 * Every field of the graph is what REST answers under that name, or has a resolver. When a route no longer answers one,
 * or answers something else, this line turns red and names it.
 */
export type EveryFieldIsServed = Nothing<Unserved>;
