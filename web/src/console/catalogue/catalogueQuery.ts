import { keyOf, searchParams } from '../../lib/searchParams.ts';
import { type CatalogueTab, tabNames } from './catalogue.text.ts';

export const catalogueParams = searchParams({ tab: keyOf<CatalogueTab>(tabNames, 'areas') });
