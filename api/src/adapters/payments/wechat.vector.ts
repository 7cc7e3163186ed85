/**
 * What APIv3 has signed, as OpenSSL computes it with the key of `RSA2_VECTOR`. To recompute, with the text in a file:
 * `openssl dgst -sha256 -sign key.pem text | openssl base64 -A`.
 */
export const REQUEST_VECTOR = {
  method: 'POST',
  url: '/v3/pay/transactions/native',
  timestamp: '1554208460',
  nonce: '593BEC0C930BF1AFEB40B4A08C8FB242',
  body: '{"description":"橙仓"}',
  signature:
    'oqpvFckbzB+GLpddQ+xkL26x8+E2svydPdPD94Vlj1eizVoOi9pBXyyS/Xm3wShchFm5GGVYkssAUQlpvWc/l4RPrtMjO2QmREkjmKT7xo5UNHyQtIzsNKkbIPIyaNZ5j7swfvG1fCNf0zN/i4TIXEOOyxA5afcq3f4e0GUkLQIheGicwwZp2Fcl7I47cQeInnPj45Wrc8UhL9GeE5QK5R+z247J/Gef0i+VYg0pm1eYBzCBtLQ+9NwIlmxw7XecAaJ2c0ntRObskCgg6ZILziLCfyUqCnauXMCOm8rFSkoBb2JMIw9JQgJdMI66QUzQkcFYIDx1nRo/yWEP7iUo+w==',
};

/** A request to WeChat's browser, with the parameters of its documentation. */
export const BRIDGE_VECTOR = {
  appId: 'wx8888888888888888',
  timeStamp: '1414561699',
  nonceStr: '5K8264ILTKCH16CQ2502SI8ZNMTM67VS',
  package: 'prepay_id=wx201410272009395522657a690389285100',
  signature:
    'aAy4USxruUXpf5MAwY0/hH3USg880+cotmbNoM451Nvvxj2VqosynQIlz1ZlR/230zvtwzIDnAQUefulsBf6n8AkUdLyqqodz2ZxJWl5pUU4PidBUdBSsZal4kxRK5YM+RHIQ9IlY/oUJR7oPwy5FsuS7sg9vri0f2iylPdIVvtolSWf3LGsV4IDuNVhMzQiIBKSIhzHl5tkKLQcOXTsvdGsm/CFhivIk42abupfjhYfc8070zyzhH2HDITMX2eYgY56iyziHMKfbwxWr4daTN4PZ+7aHYPBLMyecWmUrJ386Ce8v4lehHkpliXgKCOVF4m9S2de+XFQZdW50vjFyQ==',
};

export const ANSWER_VECTOR = {
  timestamp: '1554209980',
  nonce: 'c5ac7061fccab6bf3e254dcf98995b8c',
  body: '{"code_url":"weixin://wxpay"}',
  signature:
    'YeURRTEg/qeSDHT8OCy9A6i/bP31h0qFd+tBbKv8GeKVrxw+Al47J+6+fZB1/52iFkVXO6LsMwgx1BE+TnzZS45twzdwULIRuYAAy39ATIDiNCKMNLBmF1I39VoSBETdi6R6ZOcZtuSwVLWqgXSRCq0uLdBhg7O6evrX4FQEzEXGzK2IdOiUxTPIFarcdFWcSAvJ1EsnwMdkCRjc07xy8NdQ2FiGapbyIZNi/AiXpuxZQcD2e8jAbCryCLRDLh9XUxjnhy3z9tvyNczuyHNbbjbIancXE8KGwYGN41RPvUZ0R3dDPnIRMGoQyRaG8FMDungxXdMh2X99ZqGGXgygKA==',
};

/** Test case 15 of the GCM specification (McGrew and Viega), in hexadecimal. */
export const GCM_VECTOR = {
  key: 'feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308',
  nonce: 'cafebabefacedbaddecaf888',
  text: 'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255',
  sealed:
    '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad',
  tag: 'b094dac5d93471bdec1a502270e3cc6c',
};

/**
 * A name that OpenSSL has sealed with the same key by RSAES-OAEP, as APIv3 wants sensitive fields:
 * `openssl pkeyutl -encrypt -pubin -inkey key.pem -pkeyopt rsa_padding_mode:oaep -in name | openssl base64 -A`.
 */
export const OAEP_VECTOR = {
  name: '义乌优品供应链有限公司',
  sealed:
    'jzll28o4i6d4iRL5pIDBTe9ueysEVi0X/S/1Vw94yz9lwfAM/w6RzqZhgyjsFzNH5KbQSo+2z7hgJHZBTv1kLHLD+yfAZPfap+qx5QbdWrtfLulogPXpBriPc+u6iE38QeVYsFegQhchr2n5Sh2kcWS0mGwlMguq055620dOq34SG5UglxkflxJP8s+cS2iYTZmNDdUixMuMHXjkqTRs00NfHhxwivBjmC1GCGOG434yY7k2jnYEJU7Gw3J5dnQ8R7N31374tHkPvpATqbA25Z1kcX9nxceycDthptw5YtgG+nvTkX2j37CXVaL5Aw7wglkb9233DNqWc5cWSHkZ1A==',
};
