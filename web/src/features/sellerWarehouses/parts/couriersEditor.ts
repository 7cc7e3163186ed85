import type { TemplateEditor } from '../templateEditor.selectors.ts';
import type { WarehouseEditor } from '../warehouseEditor.selectors.ts';

/** Whose form couriers are edited in. */
export type CouriersEditor = WarehouseEditor | TemplateEditor;
