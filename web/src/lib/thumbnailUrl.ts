/** Where an uploaded picture is served at most 400 pixels a side; any other address stays as it is. */
export function thumbnailUrl(url: string): string {
  return url.replace(/^(\/files\/u\/[0-9a-f]{40})\.webp$/, '$1-s.webp');
}
