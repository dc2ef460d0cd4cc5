// Writes N megabytes to stdout, without a newline.
const { once } = require('node:events')

const chunk = Buffer.alloc(65536, 'abcdefgh ijklmno pqrstuv wxyz0123 ')

async function main(megabytes) {
  for (let left = megabytes * 1_000_000; left > 0; left -= chunk.length) {
    if (!process.stdout.write(left < chunk.length ? chunk.subarray(0, left) : chunk))
      await once(process.stdout, 'drain')
  }
}

main(Number(process.argv[2]))
