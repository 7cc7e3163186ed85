import { useLayoutEffect, useRef, useState } from 'react';
import { rowWindow } from './rowWindow.ts';

/** Follows a scrolling box and returns the rows to render; heights in pixels. */
export function useRowWindow(heights: readonly number[]) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ scrollTop: 0, height: 600 });
  useLayoutEffect(function measureBox() {
    const element = box.current;
    if (!element) return;
    const measure = () => setView({ scrollTop: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return { box, ...rowWindow(heights, view.scrollTop, view.height) };
}
