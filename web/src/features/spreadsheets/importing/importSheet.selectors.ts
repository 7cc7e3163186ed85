import type { AnyMachineSnapshot } from 'xstate';

export const isOpen = (snapshot: AnyMachineSnapshot) => !snapshot.matches('closed');
export const isReading = (snapshot: AnyMachineSnapshot) => snapshot.matches('reading');
export const isReadFailed = (snapshot: AnyMachineSnapshot) => snapshot.matches('readFailed');
export const isSavingTemplate = (snapshot: AnyMachineSnapshot) => snapshot.matches({ choosing: 'saving' });
export const hasTemplate = (snapshot: AnyMachineSnapshot) =>
  isSavingTemplate(snapshot) || snapshot.can({ type: 'template.save' });
export const isTemplateLost = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ choosing: 'requestFailed' });
/** Rows are there to be looked through. */
export const hasPreview = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('preview') || snapshot.matches('uploading') || snapshot.matches('sending');
export const isUncheckable = (snapshot: AnyMachineSnapshot) => snapshot.matches('uncheckable');
/** The rows are checked, or could not be. */
export const isInCheck = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('checking') || isUncheckable(snapshot);
export const isUploading = (snapshot: AnyMachineSnapshot) => snapshot.matches('uploading');
export const takesPictures = (snapshot: AnyMachineSnapshot) =>
  snapshot.can({ type: 'pictures.choose', file: new File([], '') });
export const canStop = (snapshot: AnyMachineSnapshot) => snapshot.can({ type: 'rows.stop' });
export const isSending = (snapshot: AnyMachineSnapshot) => snapshot.matches('sending');
export const isLost = (snapshot: AnyMachineSnapshot) => snapshot.matches({ preview: 'requestFailed' });
export const isDone = (snapshot: AnyMachineSnapshot) => snapshot.matches('done');
export const canClose = (snapshot: AnyMachineSnapshot) => snapshot.can({ type: 'dialog.close' });
export const canSend = (snapshot: AnyMachineSnapshot) => snapshot.can({ type: 'rows.send' });
export const canSaveFailed = (snapshot: AnyMachineSnapshot) => snapshot.can({ type: 'failed.save' });
/** Rows that the person should look at before anything is sent. */
export const hasWarned = ({ context }: AnyMachineSnapshot) => context.sent === 0 && context.warned.length > 0;
/** Pictures are uploaded, or rows are sent. */
export const isBusy = (snapshot: AnyMachineSnapshot) => isUploading(snapshot) || isSending(snapshot);
