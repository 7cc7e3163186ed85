import { useEffect } from 'react';
import { uiText } from './ui.text.ts';

/** Names the page in the browser's tab; without words, by the brand alone. */
export function usePageTitle(words?: string) {
  useEffect(() => {
    document.title = words ? `${words} · ${uiText.brand}` : uiText.brand;
  }, [words]);
}
