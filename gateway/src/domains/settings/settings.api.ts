import { ApiSource } from '../../rest/ApiSource.ts';
import type { Selection } from '../../rest/selection.ts';
import type { SettingsDto } from './settings.dto.ts';

export class SettingsApi extends ApiSource {
  all(selection?: Selection): Promise<SettingsDto> {
    return this.shared('post', '/setting/getSetting', { byHost: true, selection });
  }
}
