(() => {
  const MAX_UNPAINTED_MS = 1_000;

  // Before the first paint: what lib/themeStore.ts remembers.
  const read = (key, parse = JSON.parse, area = 'localStorage') => {
    try {
      return parse(window[area].getItem(key));
    } catch {
      return null;
    }
  };
  const box = read('chengcang.theme');
  const chosen = box?.v === 1 ? box.data : null;
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);

  // features/mobile/siteChoice.ts, useViewport.ts: the desktop's width on a phone.
  if (read('chengcang.site', JSON.parse, 'sessionStorage')?.data === 'desktop')
    document.querySelector('[name=viewport]').content =
      `width=1200, initial-scale=${(window.screen.width / 1200).toFixed(3)}`;

  // Who presses a button of the server's page before the code has come is not forgotten: app/earlyInput.ts.
  document.addEventListener('click', ({ target }) => {
    const page = target.closest('.server-page');
    const at = page ? [...page.querySelectorAll('button')].indexOf(target.closest('button')) : -1;
    if (at >= 0) window.earlyPress = at;
  });

  // What the first screen asks for, as one operation: vite/firstScreens.ts, app/preloadedQueries.ts.
  const token = read('token', (text) => text || null);
  const type = read('type', (text) => text ?? '1');
  const who = token ? (type === '1' ? 'buyer' : 'seller') : 'visitor';
  document.documentElement.classList.toggle('member', token !== null);
  // app/shell/SideMenu.tsx, lib/usePreference.ts
  const prefers = read('chengcang.prefers.narrowMenu');
  document.documentElement.classList.toggle('narrow-menu', prefers?.v === 1 && prefers.data === true);
  const at = (screen) => new RegExp(`^/t3${screen.path}$`).exec(location.pathname + location.search);
  const { files, screens = [] } = JSON.parse(document.querySelector('[name=first-screens]').content);
  const screen = screens.find((one) => one.who === who && at(one));
  loadAfterPaint(screen);
  if (!screen) return;
  const [, id] = at(screen);
  const withId = (value) => (value === '$id' ? Number(id) : value);
  const bodyOf = ({ operationName, sha256Hash, variables = {} }) =>
    JSON.stringify({
      operationName,
      variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, withId(value)])),
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    });
  const headers = {
    accept: 'application/graphql-response+json',
    'content-type': 'application/json',
    ...(token && { 'x-token': token }),
  };
  // The gateway's page has what visitors see.
  const given = token ? null : document.querySelector('#first-screen')?.textContent;
  const response = given
    ? Promise.resolve(new Response(given, { headers }))
    : fetch('/graphql', {
        method: 'POST',
        headers,
        body: bodyOf({ ...screen.whole, variables: id === undefined ? {} : { id: '$id' } }),
      });
  const whole = response.then(async (answer) => {
    const { data, errors } = await answer.json();
    if (!data || errors) throw new Error('the first screen is asked for piece by piece');
    // features/goods/placesCode.ts
    window.homePlaces = data.homePlaces;
    return { data, headers: answer.headers };
  });
  whole.catch(() => {});
  window.preloadedQueries = screen.parts.map((part) => {
    const answer = whole.then(({ data, headers }) => {
      const own = Object.entries(part.fields).map(([name, as]) => [name, data[as]]);
      return new Response(JSON.stringify({ data: Object.fromEntries(own) }), { headers });
    });
    answer.catch(() => {});
    return { body: bodyOf(part), token, answer };
  });
  // The first row.
  whole
    .then(({ data: { goods } }) => {
      for (const { pic } of goods?.list?.slice(0, 4) ?? []) if (pic) new Image().src = pic;
    })
    .catch(() => {});

  // The page's scripts (vite/scriptsAfterPaint.ts) and what its screen is made of. A page that is not in view is not painted.
  function loadAfterPaint({ code = [], phoneCode = [] } = {}) {
    const scripts = JSON.parse(document.querySelector('[name=scripts]')?.content ?? '[]');
    const add = (name, attributes) =>
      document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...attributes }));
    // One after the other, so that each is evaluated in a task of its own.
    const run = ([src, ...later]) => {
      const next = () => run(later);
      if (src) add('script', { type: 'module', src, onload: next, onerror: next });
    };
    const preload = (place) => {
      const file = files[place];
      const how = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
      add('link', { ...how, fetchPriority: 'low', href: `/t3/${file}` });
    };
    // A few at a time: between them the page answers whoever uses it.
    const preloadAll = (places) => {
      for (const place of places.slice(0, 6)) preload(place);
      if (places.length > 6) setTimeout(preloadAll, 0, places.slice(6));
    };
    let timer = 0;
    const load = () => {
      clearTimeout(timer);
      if (document.querySelector('script[type=module]')) return;
      for (const href of scripts) add('link', { rel: 'modulepreload', href });
      run(scripts);
      // ui/base/widths.ts
      const narrow = matchMedia('(max-width: 1119px)').matches;
      setTimeout(preloadAll, 0, [...code, ...(narrow ? phoneCode : [])]);
    };
    requestAnimationFrame(() => {
      timer = setTimeout(load);
    });
    timer = setTimeout(load, MAX_UNPAINTED_MS);
  }
})();
