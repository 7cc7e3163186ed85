import { describe, expect, it } from 'vitest';
import { alertParagraphs, alerts, dashboardQueries, metricsIn } from '../support/telemetry.ts';

describe('the rules for Prometheus', () => {
  it('have each its own paragraph for whoever is called, at the address that they name', () => {
    const names = alerts().map(({ name }) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(alertParagraphs()).toEqual(names);
    expect(alerts().map(({ runbook }) => runbook)).toEqual(
      names.map((name) => `docs/OPERATING.md#${name.toLowerCase()}`),
    );
  });

  it('and the dashboard name metrics in every query', () => {
    for (const query of [...alerts().map(({ expr }) => expr), ...dashboardQueries()])
      expect(metricsIn(query).length, query).toBeGreaterThan(0);
  });
});
