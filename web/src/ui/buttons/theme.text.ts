export const themeText = { toLight: '切换到浅色', toDark: '切换到深色' };
