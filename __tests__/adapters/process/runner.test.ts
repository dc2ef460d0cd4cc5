import { createProcessRunner } from '../../../src/adapters/process/index.js'
import { processRunnerContract } from '../../contracts/process-runner.js'

processRunnerContract('the runner over @actions/exec', (graces) => createProcessRunner(graces))
