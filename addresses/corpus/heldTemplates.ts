import type { Template } from './generator/template.ts';
import { chats } from './held/chats.ts';
import { extras } from './held/extras.ts';
import { faulty } from './held/faulty.ts';
import { labelled } from './held/labelled.ts';
import { phones } from './held/phones.ts';
import { platforms } from './held/platforms.ts';
import { regions } from './held/regions.ts';
import { several } from './held/several.ts';
import { writing } from './held/writing.ts';

/** The templates of the held corpus. They were written without sight of the reader and of the other templates. */
export const heldTemplates: readonly Template[] = [
  ...labelled,
  ...platforms,
  ...chats,
  ...extras,
  ...phones,
  ...regions,
  ...writing,
  ...several,
  ...faulty,
];
