// A program that uploads a file by Node's fetch, as those of others do: `node uploadFile.ts <url> <token> <field> <bytes>`.
// In a process of its own, since a server in the same one never closes while it is writing.
export {};

const [url = '', token = '', field = '', bytes = '0'] = process.argv.slice(2);
const form = new FormData();
form.append(field, new Blob([new Uint8Array(Number(bytes))]), '橙子.jpg');
const answer = await fetch(url, { method: 'POST', headers: { 'x-token': token }, body: form });
const { data } = (await answer.json()) as { data: { errorKey?: string } };
console.log(JSON.stringify([answer.status, data.errorKey]));
