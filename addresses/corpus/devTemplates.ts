import { chatTemplates } from './dev/chats.ts';
import { faultyTemplates } from './dev/faulty.ts';
import { formTemplates } from './dev/forms.ts';
import { goodsTemplates } from './dev/goods.ts';
import { hardWritingTemplates } from './dev/hardWriting.ts';
import { labelledTemplates } from './dev/labelled.ts';
import { listNumberTemplates } from './dev/listNumbers.ts';
import { orderNumberTemplates } from './dev/orderNumbers.ts';
import { plainTemplates } from './dev/plain.ts';
import { platformTemplates } from './dev/platforms.ts';
import { regionsLeftOutTemplates } from './dev/regionsLeftOut.ts';
import { remarkTemplates } from './dev/remarks.ts';
import { renamedTemplates } from './dev/renamed.ts';
import { severalTemplates } from './dev/several.ts';
import { sheetTemplates } from './dev/sheets.ts';
import { virtualNumberTemplates } from './dev/virtualNumbers.ts';
import type { Template } from './generator/template.ts';

/** The templates that the reader's author may look at; those of the held corpus are others. */
export const devTemplates: readonly Template[] = [
  ...labelledTemplates,
  ...formTemplates,
  ...platformTemplates,
  ...severalTemplates,
  ...listNumberTemplates,
  ...sheetTemplates,
  ...chatTemplates,
  ...goodsTemplates,
  ...remarkTemplates,
  ...orderNumberTemplates,
  ...virtualNumberTemplates,
  ...regionsLeftOutTemplates,
  ...renamedTemplates,
  ...hardWritingTemplates,
  ...plainTemplates,
  ...faultyTemplates,
];
