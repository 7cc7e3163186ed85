import type { ValueOf } from '../../rest/enums.ts';

export const uploadKind = { PICTURE: 'picture', PRIVATE: 'private' } as const;
export type UploadKind = ValueOf<typeof uploadKind>;
