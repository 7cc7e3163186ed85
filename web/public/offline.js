const reopen = () => location.reload();
addEventListener('online', reopen);
document.querySelector('button').addEventListener('click', reopen);
