import { ApiSource } from '../../rest/ApiSource.ts';
import type { SettingsDto } from './settings.dto.ts';

export class SettingsApi extends ApiSource {
  all(): Promise<SettingsDto> {
    return this.shared('post', '/setting/getSetting', { byHost: true });
  }
}
