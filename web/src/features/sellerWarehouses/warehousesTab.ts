export type WarehousesTab = 'warehouses' | 'freight';

/** What of the page the address shows. */
export function readTab(params: URLSearchParams): WarehousesTab {
  return params.get('tab') === 'freight' ? 'freight' : 'warehouses';
}

export function writeTab(tab: WarehousesTab): string {
  return tab === 'freight' ? '?tab=freight' : '';
}
