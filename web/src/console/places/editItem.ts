import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { uploadConsolePicture } from '../files/uploadConsoleFile.ts';
import type { HomeItemFieldsFragment, HomePlace } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { type ChosenLink, pathOf, readLink } from './links.ts';
import { ChangeHomeItem, CreateHomeItem } from './places.graphql.ts';
import { itemText as text } from './places.text.ts';
import { anytime, type WhenForm, whenForm, whenInput, whenProblems } from './when.ts';

/** What is edited: something on the home page, or null for what is new in a place. */
export interface EditedItem {
  place: HomePlace;
  item: HomeItemFieldsFragment | null;
}
export interface ItemForm extends WhenForm {
  title: string;
  /** Taken instead of the picture that is there. */
  file: File | null;
  link: ChosenLink;
}
export type ItemProblems = Partial<Record<'title' | 'file' | 'link' | 'endAt', string>>;
export type EditingItem = EditRecord<EditedItem, ItemForm, ItemProblems>;

const blank: ItemForm = { ...anytime, title: '', file: null, link: { kind: 'none', value: '' } };

/** Where a refusal of a field stands in the form. */
const FIELDS: Readonly<Record<string, keyof ItemProblems>> = {
  ...{ HOME_LINK: 'link', HOME_PICTURE: 'file', PICTURE_UNKNOWN: 'file', HOME_PERIOD: 'endAt' },
  ...{ FILE_TYPE: 'file', FILE_SIZE: 'file', FILE_BROKEN: 'file', FILE_PIXELS: 'file' },
};

/** Something on the home page, new or not. Of goods only for whom and when is edited. */
export const editItem = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: ({ item }: EditedItem): ItemForm =>
      item ? { ...whenForm(item), title: item.title, file: null, link: readLink(item.link) } : blank,
    validate: (form, { place, item }): ItemProblems => ({
      ...whenProblems(form),
      ...(place !== 'GOODS' && {
        ...(form.title.trim() === '' && { title: text.nameMissing }),
        ...(!item && !form.file && { file: text.pictureMissing }),
        ...(pathOf(form.link) === null && { link: text.linkWrong }),
      }),
    }),
    save: async (form, { place, item }): Promise<object | Refusal> => {
      const when = whenInput(form);
      if (item && place === 'GOODS')
        return runMutation(client, ChangeHomeItem, {
          input: { id: item.id, version: item.version, ...when },
        });
      const sent = form.file && (await uploadConsolePicture(form.file));
      if (sent && isRefusal(sent)) return sent;
      const picture = sent ? sent.url : (item?.picture ?? '');
      const content = { title: form.title.trim(), picture, link: pathOf(form.link) ?? '', ...when };
      return item
        ? runMutation(client, ChangeHomeItem, { input: { id: item.id, version: item.version, ...content } })
        : runMutation(client, CreateHomeItem, { input: { place, ...content } });
    },
    refusedAt: ({ errorKey, msg }) => {
      const field = FIELDS[errorKey];
      return field ? { [field]: msg } : null;
    },
    onSaved: () => toast.success(text.done),
  });
