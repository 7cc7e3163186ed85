import type { Answer } from '../../rest/contract.ts';

export type CreateUploadAddressPayloadDto = Answer<'/uploads/createAddress', 'post'>;
