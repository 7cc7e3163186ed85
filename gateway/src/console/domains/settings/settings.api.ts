import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { SettingChangeDto, SettingDto } from './settings.dto.ts';

export class SettingsApi extends ApiSource {
  list(selection?: Selection): Promise<SettingDto[]> {
    return this.read('get', '/console/settings', { selection, under: 'list' });
  }

  history(
    params: Params<'/console/settings/history', 'get'>,
    selection?: Selection,
  ): Promise<SettingChangeDto[]> {
    return this.read('get', '/console/settings/history', { params, selection, under: 'list' });
  }

  set(body: Body<'/console/settings/set', 'put'>): Promise<SettingDto> {
    return this.write('put', '/console/settings/set', { body });
  }

  reset(body: Body<'/console/settings/reset', 'put'>): Promise<SettingDto> {
    return this.write('put', '/console/settings/reset', { body });
  }
}
