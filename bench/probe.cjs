// Loaded before the command: leaves the peak of its memory and its processor time where the benchmark reads them.
const { writeFileSync } = require('node:fs')

const target = process.env.CONDUCTOR_BENCH_USAGE
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(target, JSON.stringify({ peakKiB: maxRSS, cpuMs: (userCPUTime + systemCPUTime) / 1000 }))
})
