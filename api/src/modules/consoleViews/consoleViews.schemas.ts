import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import { viewedLists } from '../consoleExports/listNames.ts';

const list = Type.Enum(viewedLists, { description: 'the list that it is of' });

export const ViewsQuery = Type.Object({ list });
const View = Type.Object({
  id: EntityId,
  list,
  name: Type.String(),
  search: Type.String({ description: 'search part of the address with its `?`; empty for the whole list' }),
  isShared: Type.Boolean({ description: 'every operator has it' }),
  isOwn: Type.Boolean({ description: 'the caller saved it' }),
  savedBy: Type.String({ description: 'display name of who saved it' }),
});
export type ViewDto = Static<typeof View>;
export const SavedView = View;
export const ViewsAnswer = Type.Object({
  list: Type.Array(View, { description: 'own ones, then shared ones of others; each by name' }),
});

export const SaveViewBody = body({
  list,
  name: Type.String({ minLength: 1, maxLength: 20, pattern: '^\\S(.*\\S)?$' }),
  search: Type.String({
    maxLength: 500,
    pattern: '^(\\?[^#\\s]*)?$',
    description: 'as the address has it; what was typed into `keyword` and the page are left out',
  }),
  isShared: Type.Boolean({ description: 'for every operator: it takes the permission `lists.share`' }),
});
export type NewView = Static<typeof SaveViewBody>;
