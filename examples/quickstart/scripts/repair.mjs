const [behind] = process.argv.slice(2)
console.log(JSON.stringify({ caught_up: Number(behind) }))
