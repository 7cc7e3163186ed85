import { useEffect, useState } from 'react';
import { loadPlaces, placesView } from './placesCode.ts';

/** The view of what operators have put on the home page; without it the page stands as it is. */
export function usePlaces() {
  const [View, setView] = useState(placesView);
  useEffect(function loadView() {
    loadPlaces().then(
      () => setView(placesView),
      () => {},
    );
  }, []);
  return View;
}
