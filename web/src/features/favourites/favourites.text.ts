export const favouritesText = { unsaved: '收藏没有保存成功，请稍后重试' };
