import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { counterpart } from './counterpart.ts';
import { siteChoice } from './siteChoice.ts';

/** Leads from an address of the former mobile site to the page that shows the same; who came by it is asked nothing. */
export default function MobileAddress() {
  const place = useLocation();
  useEffect(() => siteChoice.make('mobile'), []);
  return <Navigate to={counterpart(place) + place.hash} replace />;
}
