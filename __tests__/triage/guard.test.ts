import { describe, expect, test } from 'vitest'
import { GUARD_ACTIONS, GUARD_COMMANDS, GUARD_WORDS, guardOfCommand, guardOfName } from '../../src/triage/guard.js'
import { LogReader } from '../../src/triage/log.js'

describe('words of a name', () => {
  const NAMES: Readonly<Record<string, readonly [yes: readonly string[], no: readonly string[]]>> = {
    deploy: [
      ['deploy', 'Deploy (eu)', 'staging / deploy_web', 'deployToStaging', 'Deployment', 'redeploy'],
      ['undeployed', 'employ'],
    ],
    release: [
      ['release', 'Create Release', 'pre-release'],
      ['re-lease', 'relearn'],
    ],
    publish: [
      ['publish', 'npm-publish', 'Publishing docs'],
      ['public api', 'pub'],
    ],
    promote: [
      ['promote to live', 'promotion'],
      ['remote', 'promo'],
    ],
    rollout: [
      ['rollout', 'roll-out', 'Rolling out', 'rollback'],
      ['roll', 'scroll'],
    ],
    migrate: [
      ['migrate', 'Run migrations', 'db-migration'],
      ['immigrants', 'migrant'],
    ],
    provision: [
      ['provision', 'provisioning'],
      ['provisional', 'vision'],
    ],
    production: [
      ['production', 'web (prod)'],
      ['product', 'reproduction', 'products'],
    ],
  }
  test('the table is covered', () => expect(Object.keys(NAMES)).toEqual(Object.keys(GUARD_WORDS)))
  test.each(Object.entries(NAMES))('%s', (word, [yes, no]) => {
    for (const name of yes) expect([name, guardOfName(name)]).toEqual([name, word])
    for (const name of no) expect([name, guardOfName(name)]).toEqual([name, null])
  })

  test.each([
    ['Run npm publish', 'npm publish'],
    ['Run cargo build --release', null],
    ['Run aws-actions/amazon-ecs-deploy-task-definition@v1', 'deploy'],
    ['Run pypa/cibuildwheel@release/v1', null],
    ['Run actions/checkout@v4', null],
    ['Run ./.github/actions/deploy', './.github/actions/deploy'],
    ['Terraform Apply', 'terraform apply'],
    ['Publish (dry run)', null],
    ['build (ubuntu-latest, 20)', null],
    ['test', null],
  ])('%s: %s', (name, word) => expect(guardOfName(name)).toBe(word))
})

describe('commands', () => {
  /** Each row by its programs: commands that act, and ones of the same programs that do not. */
  const COMMANDS: readonly (readonly [string, yes: readonly string[], no: readonly string[]])[] = [
    [
      'terraform|tofu',
      ['terraform apply -auto-approve', 'terraform -chdir=infra destroy', 'tofu apply'],
      ['terraform plan -out=apply.tfplan', 'terraform init'],
    ],
    ['terragrunt', ['terragrunt run-all apply', 'terragrunt apply'], ['terragrunt run-all plan']],
    ['pulumi', ['pulumi up --yes'], ['pulumi preview']],
    [
      'cdk|cdktf|sst|sls|serverless|sam|copilot|amplify|eb',
      ['npx cdk deploy --all', 'sls deploy'],
      ['cdk synth', 'sam build'],
    ],
    [
      'kubectl|oc',
      [
        'kubectl -n prod apply -f k8s/',
        'kubectl rollout restart deploy/web',
        'kubectl create -f x.yaml --dry-run=none',
      ],
      [
        'kubectl get pods',
        'kubectl rollout status deploy/web',
        'kubectl apply --dry-run=client -f x',
        'kubectl config set-context x',
      ],
    ],
    [
      'helm|helmfile',
      ['helm upgrade --install web ./chart'],
      ['helm template ./chart', 'helm plugin install x', 'helm upgrade web . --dry-run'],
    ],
    ['argocd|flux', ['argocd app sync web'], ['argocd app get web']],
    [
      'npm|pnpm|yarn|bun|lerna|jsr|deno|poetry|uv|hatch|flit|vsce|ovsx|changeset|dart|flutter',
      ['npm publish --access public', 'pnpm -r publish', 'uv publish', 'NPM_TOKEN=x yarn npm publish'],
      ['npm publish --dry-run', 'npm ci', 'pnpm test'],
    ],
    ['cargo', ['cargo publish -p a'], ['cargo publish --dry-run', 'cargo build --release', 'cargo publish -n']],
    ['mix|rebar3', ['mix hex.publish --yes', 'mix ecto.migrate'], ['mix test']],
    [
      'twine|cabal|stack|luarocks|conan|anaconda',
      ['python -m twine upload dist/*'],
      ['twine check dist/*', 'pip install twine'],
    ],
    [
      'gem|nuget|choco|pod|cf',
      ['gem push a.gem', 'dotnet nuget push x.nupkg'],
      ['gem install a', 'dotnet nuget list source'],
    ],
    [
      'docker|podman|buildah|nerdctl|crane|oras',
      ['docker push a/b:1', 'docker buildx build --push .', '/usr/bin/docker push a'],
      ['docker pull a/b', 'docker build .'],
    ],
    ['skopeo', ['skopeo copy docker://a docker://b'], ['skopeo inspect docker://a']],
    [
      'git',
      ['git push origin main', 'git tag v1 && git push --tags'],
      ['git fetch', 'git push --dry-run', 'git stash push', 'git config push.default simple'],
    ],
    ['gh', ['gh release create v1', 'gh pr merge 1'], ['gh release view v1', 'gh run list']],
    ['goreleaser', ['goreleaser release --clean'], ['goreleaser release --snapshot', 'goreleaser check']],
    ['semantic-release|release-it|gh-pages|surge', ['npx semantic-release'], ['npm install -g semantic-release']],
    ['mvn|mvnw', ['./mvnw -B deploy', 'mvn release:perform'], ['mvn verify']],
    [
      'gradle|gradlew',
      ['./gradlew publish', 'gradle :lib:publishToSonatype'],
      ['./gradlew publishToMavenLocal', './gradlew assembleRelease'],
    ],
    ['sbt|lein', ['sbt publishSigned'], ['sbt publishLocal', 'sbt test']],
    [
      'aws|gcloud|az',
      [
        'aws cloudformation deploy --stack-name get-users',
        'gcloud run deploy web',
        'az deployment group create',
        'aws ecs update-service --service x',
      ],
      [
        'aws deploy list-deployments',
        'gcloud run services describe web',
        'az deployment group show',
        'aws sts get-caller-identity',
      ],
    ],
    [
      's3',
      ['aws s3 sync dist s3://bucket', 'aws s3 cp a s3://b/a'],
      ['aws s3 cp s3://b/a .', 'aws s3 ls s3://b', 'aws s3 sync dist s3://b --dryrun'],
    ],
    [
      'flyctl|fly|vercel|netlify|wrangler|firebase|railway',
      ['flyctl deploy --remote-only', 'npx vercel --prod'],
      ['flyctl status', 'vercel build'],
    ],
    ['ansible-playbook', ['ansible-playbook site.yml'], ['ansible-playbook site.yml --check', 'ansible-lint']],
    [
      'cap|mina|kamal|heroku',
      ['bundle exec cap production deploy', 'kamal deploy', 'heroku container:release web'],
      ['heroku logs'],
    ],
    ['scp|rsync', ['rsync -a dist/ web@host:/srv', 'scp a host:/srv'], ['rsync -a a/ b/']],
    ['ssh', ['ssh web@host ./restart.sh'], ['ssh -T git@github.com', 'ssh-keyscan host']],
    [
      'rails|rake',
      ['bin/rails db:migrate', 'bundle exec rake db:schema:load'],
      ['bin/rails test', 'rails db:migrate:status'],
    ],
    [
      'manage.py|artisan|flyway|dbmate|goose|atlas|sqlx',
      ['python manage.py migrate', 'php artisan migrate --force', 'goose -dir m postgres up'],
      ['python manage.py migrate --plan', 'php artisan migrate:status', 'flyway info'],
    ],
    ['migrate', ['migrate -path db -database $URL up'], ['migrate -version']],
    ['alembic', ['alembic upgrade head'], ['alembic history', 'alembic upgrade head --sql']],
    ['liquibase', ['liquibase update'], ['liquibase status']],
    [
      'prisma|supabase|drizzle-kit',
      ['npx prisma migrate deploy', 'supabase db push'],
      ['prisma generate', 'prisma migrate status'],
    ],
    [
      'knex|sequelize|sequelize-cli|typeorm|mikro-orm',
      ['npx knex migrate:latest', 'npx sequelize-cli db:migrate'],
      ['knex migrate:list'],
    ],
    ['diesel', ['diesel migration run'], ['diesel migration list']],
    ['ef', ['dotnet ef database update'], ['dotnet ef migrations list']],
    ['console', ['php bin/console doctrine:migrations:migrate'], ['php bin/console cache:clear']],
  ]
  test('the table is covered', () => {
    expect(COMMANDS.map(([programs]) => programs)).toEqual(GUARD_COMMANDS.map(({ programs }) => programs))
  })
  test.each(COMMANDS)('%s', (programs, yes, no) => {
    for (const command of yes) {
      const found = guardOfCommand(command)
      expect([command, programs.split('|').includes(found?.split(' ')[0] ?? '')]).toEqual([command, true])
    }
    for (const command of no) expect([command, guardOfCommand(command)]).toEqual([command, null])
  })

  test.each([
    ['make deploy', 'make deploy'],
    ['npm run release', 'npm release'],
    ['pnpm --filter web deploy:eu', 'pnpm deploy:eu'],
    ['./scripts/publish.sh v1', './scripts/publish.sh'],
    ['bash deploy.sh', 'deploy.sh'],
    ['bash -c "kubectl apply -f x"', 'kubectl apply'],
    ['if ! terraform apply; then exit 1; fi', 'terraform apply'],
    ['echo done | docker push a', 'docker push'],
    ['make test-deploy', null],
    ['npm run build:release', null],
    ['npm run build:prod', null],
    ['npm test -- deploy', null],
    ['echo "run kubectl apply next"', null],
    ['# npm publish', null],
    ['ls deploy/', null],
    ['cd production', null],
  ])('%s: %s', (command, word) => expect(guardOfCommand(command)).toBe(word))
})

test.each<[string, string | null]>([
  ['bash -c "(terraform apply)"', 'terraform apply'],
  [`bash -c "('terraform' 'apply')"`, 'terraform apply'],
  ['  terraform    apply', 'terraform apply'],
  ['terra"form apply', null],
  ['sudo ./deploy.sh now', './deploy.sh'],
  ['python a.py b.py ./deploy.sh', null],
  ['cat ./deploy.sh', null],
  ['echo ok # terraform apply', null],
  [`${'x'.repeat(1000)} && terraform apply`, null],
])('the command %j is guarded by %s', (command, guard) => expect(guardOfCommand(command)).toBe(guard))

describe('a log', () => {
  const guardIn = (...lines: readonly string[]): string | null => {
    const reader = new LogReader()
    reader.push(Buffer.from(lines.map((line) => `2026-01-01T00:00:00.0Z ${line}\n`).join('')))
    return reader.end().guard
  }
  test.each<[string, readonly string[], string | null]>([
    ['a headline', ['##[group]Run npm publish', '##[endgroup]'], 'npm publish'],
    [
      'a line of a script',
      ['##[group]Run set -e', '\u001b[36;1mterraform apply\u001b[0m', '##[endgroup]'],
      'terraform apply',
    ],
    [
      'a command on two lines',
      [
        '##[group]Run docker build \\',
        '\u001b[36;1mdocker build \\\u001b[0m',
        '\u001b[36;1m  --push .\u001b[0m',
        '##[endgroup]',
      ],
      'docker --push',
    ],
    [
      'a command that an action runs',
      ['##[group]Run nick-fields/retry@v3', 'with:', '  command: npm publish', '##[endgroup]'],
      'npm publish',
    ],
    ['output', ['##[group]Run make', '##[endgroup]', 'npm publish'], null],
    ['another group', ['##[group]Getting Git version info', 'git push', '##[endgroup]'], null],
    ['the environment', ['##[group]Run make', 'shell: bash', 'env:', '  HINT: npm publish', '##[endgroup]'], null],
  ])('%s', (_, lines, word) => expect(guardIn(...lines)).toBe(word))

  /** Each row: an action with the input that acts, and one that does not. */
  const ACTIONS: readonly (readonly [string, string, string | null])[] = [
    ['docker/build-push-action', 'push: true', 'push: false'],
    ['goreleaser/goreleaser-action', 'args: release --clean', 'args: release --snapshot'],
    ['cloudflare/wrangler-action', 'command: pages deploy dist', 'command: whoami'],
    ['changesets/action', 'publish: pnpm ci:p', 'title: x'],
    ['appleboy/ssh-action', 'host: x', null],
    ['peaceiris/actions-gh-pages', 'x: y', null],
  ]
  test('the table of actions is covered', () => {
    expect(ACTIONS.map(([name]) => GUARD_ACTIONS.findIndex(([row]) => row.test(name)))).toEqual(
      GUARD_ACTIONS.map((_, index) => index),
    )
  })
  test.each(ACTIONS)('%s', (name, yes, no) => {
    const step = (input: string) => guardIn(`##[group]Run ${name}@v1`, 'with:', `  ${input}`, '##[endgroup]')
    expect(step(yes)).not.toBeNull()
    if (no !== null) expect(step(no)).toBeNull()
  })
})
