import { useEffect, useState } from 'react';

/** An address of this page for what the browser holds, for as long as it is shown; empty at first. */
export function useObjectUrl(blob: Blob | null): string {
  const [url, setUrl] = useState('');
  useEffect(
    function holdAddress() {
      if (!blob) return;
      const held = URL.createObjectURL(blob);
      setUrl(held);
      return () => URL.revokeObjectURL(held);
    },
    [blob],
  );
  return blob ? url : '';
}
