import { ApiSource } from '../../rest/ApiSource.ts';
import type { CreateUploadAddressPayloadDto } from './uploadAddresses.dto.ts';
import type { UploadKind } from './uploadAddresses.mapping.ts';

export class UploadAddressesApi extends ApiSource {
  create(kind: UploadKind): Promise<CreateUploadAddressPayloadDto> {
    return this.write('post', '/uploads/createAddress', { body: { kind } });
  }
}
