import { ApiSource } from '../../rest/ApiSource.ts';
import type { CreateUploadAddressPayloadDto } from './uploads.dto.ts';
import type { UploadKind } from './uploads.mapping.ts';

export class UploadsApi extends ApiSource {
  createAddress(kind: UploadKind): Promise<CreateUploadAddressPayloadDto> {
    return this.write('post', '/uploads/createAddress', { body: { kind } });
  }
}
