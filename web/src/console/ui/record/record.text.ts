export const recordText = { anchors: '本页内容' };
