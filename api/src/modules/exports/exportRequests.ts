import type { Actor } from '../../shared/actor.ts';
import type { SecretBox } from '../../shared/secretBox.ts';

const PURPOSE = 'export_file';

/** Who asks for what. */
export type ExportRequest = { actor: Actor; request: object };

export function sealRequest(box: SecretBox, request: ExportRequest): string {
  return box.seal(JSON.stringify(request), PURPOSE);
}

export function openRequest(box: SecretBox, sealed: string): ExportRequest {
  return JSON.parse(box.open(sealed, PURPOSE)) as ExportRequest;
}
