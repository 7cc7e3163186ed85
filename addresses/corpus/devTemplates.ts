import { chatTemplates } from './dev/chats.ts';
import { extraTemplates } from './dev/extras.ts';
import { faultyTemplates } from './dev/faulty.ts';
import { hardWritingTemplates } from './dev/hardWriting.ts';
import { labelledTemplates } from './dev/labelled.ts';
import { plainTemplates } from './dev/plain.ts';
import { platformTemplates } from './dev/platforms.ts';
import { regionsLeftOutTemplates } from './dev/regionsLeftOut.ts';
import { renamedTemplates } from './dev/renamed.ts';
import { severalTemplates } from './dev/several.ts';
import { virtualNumberTemplates } from './dev/virtualNumbers.ts';
import type { Template } from './generator/template.ts';

/** The templates that the reader's author may look at; those of the held corpus are others. */
export const devTemplates: readonly Template[] = [
  ...labelledTemplates,
  ...platformTemplates,
  ...severalTemplates,
  ...chatTemplates,
  ...extraTemplates,
  ...virtualNumberTemplates,
  ...regionsLeftOutTemplates,
  ...renamedTemplates,
  ...hardWritingTemplates,
  ...plainTemplates,
  ...faultyTemplates,
];
