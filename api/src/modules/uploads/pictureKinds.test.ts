import { describe, expect, it } from 'vitest';
import { kindOf, looksActive } from './pictureKinds.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('the kind of a file', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
    ['GIF87a\x01\0\x01\0', 'gif'],
    ['GIF89a\x01\0\x01\0', 'gif'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
    ['RIFF\x24\0\0\0WAVEfmt ', null],
    [' \xff\xd8\xff\xe0', null],
    ['\x89PNG\n\x1a\n', null],
    ['GIF88a', null],
    ['BM\x46\0\0\0', null],
    ['\0\0\0\x18ftypheic', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['', null],
  ])('that begins with %j is %s', (text, kind) => {
    expect(kindOf(bytes(text))).toBe(kind);
  });
});

describe('a picture file', () => {
  it.each([
    '<!DOCTYPE html>',
    '<HTML lang="zh">',
    '<Script>',
    '<script src=//x>',
    '<?php system($_GET[0]);',
    '<svg width="1"\nxmlns="http://www.w3.org/2000/svg">',
    '%PDF-1.4',
    'PK\x03\x04 and PK\x05\x06',
  ])('with %j in it is rejected as active content', (text) => {
    expect(looksActive(bytes(`\xff\xd8\xff${text}\0`))).toBe(true);
  });

  it.each([
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>',
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<scripted by nobody',
    '<svg of chance',
    'PK\x03\x04',
    '%PDF',
  ])('with %j in it is accepted as a photograph', (text) => {
    expect(looksActive(bytes(`\xff\xd8\xff${text}\0`))).toBe(false);
  });
});
