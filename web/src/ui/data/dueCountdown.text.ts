/** How long until something happens by itself. */
export function leftText(seconds: number, outcome: string): string {
  if (seconds <= 0) return `即将${outcome}`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours === 0) return `${Math.max(1, minutes)} 分钟后${outcome}`;
  if (hours > 48)
    return `${Math.floor(hours / 24)} 天${hours % 24 > 0 ? ` ${hours % 24} 小时` : ''}后${outcome}`;
  return `${hours} 小时${minutes > 0 ? ` ${minutes} 分` : ''}后${outcome}`;
}
