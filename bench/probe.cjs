// Loaded before the command: leaves the peak of its memory and its processor time where the benchmark reads them.
const { readFileSync, writeFileSync } = require('node:fs')

const target = process.env.CONDUCTOR_BENCH_USAGE
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(target, JSON.stringify({ peakKiB: ownPeak() ?? maxRSS, cpuMs: (userCPUTime + systemCPUTime) / 1000 }))
})

// On Linux the peak that a process is told of begins with that of the process which started it; this one is its own.
function ownPeak() {
  if (process.platform !== 'linux') return null
  const peak = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return peak === undefined ? null : Number(peak)
}
