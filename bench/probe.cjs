// Preloaded into the command: writes its peak memory and processor time to the file that the benchmark reads.
const { readFileSync, writeFileSync } = require('node:fs')

const target = process.env.CONDUCTOR_BENCH_USAGE
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(target, JSON.stringify({ peakKiB: ownPeak() ?? maxRSS, cpuMs: (userCPUTime + systemCPUTime) / 1000 }))
})

// On Linux the peak in `process.resourceUsage()` includes that of the parent process; /proc has the peak of this process alone.
function ownPeak() {
  if (process.platform !== 'linux') return null
  const peak = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return peak === undefined ? null : Number(peak)
}
