import { describe, expect, test } from 'vitest'
import { findGuardInCommand, findGuardInName } from '../../src/triage/guard.js'
import { findWritePermission, GUARD_ACTIONS, GUARD_COMMANDS, GUARD_WORDS } from '../../src/triage/guard-table.js'
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
      ['rollout', 'roll-out', 'Rolling out'],
      ['roll', 'scroll'],
    ],
    rollback: [
      ['rollback', 'Roll back', 'roll-back (eu)'],
      ['roll', 'feedback'],
    ],
    ship: [
      ['ship', 'Ship it', 'web-shipping'],
      ['relationship', 'shop', 'censorship'],
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
    for (const name of yes) expect([name, findGuardInName(name)]).toEqual([name, word])
    for (const name of no) expect([name, findGuardInName(name)]).toEqual([name, null])
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
  ])('%s: %s', (name, word) => expect(findGuardInName(name)).toBe(word))
})

describe('commands', () => {
  /** Each row by its programs: commands that act, and ones of the same programs that do not. */
  const COMMANDS: readonly (readonly [program: string, yes: readonly string[], no: readonly string[]])[] = [
    [
      'terraform',
      ['terraform apply -auto-approve', 'terraform -chdir=infra destroy', 'tofu apply', 'terraform state rm a.b'],
      ['terraform plan -out=apply.tfplan', 'terraform init', 'terraform state list', 'terraform plan -destroy'],
    ],
    ['terragrunt', ['terragrunt run-all apply', 'terragrunt apply'], ['terragrunt run-all plan']],
    ['pulumi', ['pulumi up --yes'], ['pulumi preview']],
    [
      'cdk',
      [
        'npx cdk deploy --all',
        'sls deploy',
        'sam deploy --guided',
        'serverless remove',
        'zappa update live',
        'sam sync',
      ],
      ['cdk synth', 'cdk diff', 'sam build', 'sam local invoke', 'serverless package'],
    ],
    ['packer', ['packer build web.pkr.hcl'], ['packer validate .']],
    [
      'kubectl',
      [
        'kubectl -n prod apply -f k8s/',
        'kubectl rollout restart deploy/web',
        'kubectl create -f x.yaml --dry-run=none',
        'oc apply -f x.yaml',
        'oc start-build web',
      ],
      [
        'kubectl get pods',
        'oc get pods',
        'kubectl rollout status deploy/web',
        'kubectl apply --dry-run=client -f x',
        'kubectl config set-context x',
      ],
    ],
    [
      'helm',
      ['helm upgrade --install web ./chart', 'helm rollback web 1', 'helmfile sync'],
      ['helm template ./chart', 'helm lint', 'helm plugin install x', 'helm upgrade web . --dry-run'],
    ],
    ['argocd', ['argocd app sync web', 'flux reconcile source git x'], ['argocd app get web']],
    ['skaffold', ['skaffold run -p prod', 'skaffold deploy'], ['skaffold render', 'skaffold diagnose']],
    [
      'werf',
      ['werf converge', 'kapp deploy -a web -f .', 'eksctl create cluster'],
      ['werf render', 'eksctl get cluster'],
    ],
    [
      'nomad',
      ['nomad job run web.nomad', 'nomad run web.nomad', 'nomad deployment promote 1', 'nomad job stop web'],
      ['nomad job plan web.nomad', 'nomad job validate web.nomad', 'nomad status'],
    ],
    [
      'npm',
      [
        'npm publish --access public',
        'pnpm -r publish',
        'uv publish',
        'NPM_TOKEN=x yarn npm publish',
        'npm deprecate a b',
      ],
      ['npm publish --dry-run', 'npm ci', 'pnpm test', 'npm dist-tag ls'],
    ],
    ['cargo', ['cargo publish -p a'], ['cargo publish --dry-run', 'cargo build --release', 'cargo publish -n']],
    ['mix', ['mix hex.publish --yes', 'mix ecto.migrate'], ['mix test']],
    [
      'twine',
      [
        'python -m twine upload dist/*',
        'python setup.py sdist upload',
        'snapcraft upload x.snap',
        'docker stack deploy -c a.yml web',
      ],
      ['twine check dist/*', 'pip install twine', 'stack build'],
    ],
    [
      'gem',
      ['gem push a.gem', 'dotnet nuget push x.nupkg', 'cf push web'],
      ['gem install a', 'dotnet nuget list source'],
    ],
    [
      'docker',
      [
        'docker push a/b:1',
        'docker buildx build --push .',
        '/usr/bin/docker push a',
        'docker compose push',
        'docker compose -H ssh://web@host up -d',
        'docker -H ssh://web@host compose up -d',
        'docker-compose --host=ssh://web@host up -d',
      ],
      ['docker pull a/b', 'docker build .', 'docker run a cp x y', 'docker -H unix:///run/docker.sock compose up -d'],
    ],
    [
      'systemctl',
      ['sudo systemctl restart web', 'systemctl reload nginx', 'supervisorctl restart all'],
      ['systemctl status web', 'sudo systemctl start postgresql'],
    ],
    [
      'crane',
      ['crane copy a b', 'oras push r/a:1 f', 'docker buildx imagetools create -t a b'],
      ['crane ls a', 'docker buildx imagetools inspect a'],
    ],
    ['service', ['docker service update --image a web'], ['docker service ls', 'sudo service docker start']],
    ['ko', ['ko apply -f config/', 'ko build ./cmd/web'], ['ko build --local ./cmd/web', 'ko version']],
    ['cosign', ['cosign sign --yes a@sha256:1'], ['cosign verify a']],
    ['pack', ['pack build web --publish', 'earthly --push +image'], ['pack build web', 'earthly +test']],
    ['skopeo', ['skopeo copy docker://a docker://b'], ['skopeo inspect docker://a']],
    [
      'git',
      ['git push origin main', 'git tag v1 && git push --tags'],
      ['git fetch', 'git push --dry-run', 'git stash push', 'git config push.default simple', 'git checkout release'],
    ],
    [
      'gh',
      [
        'gh release create v1',
        'gh pr merge 1',
        'gh workflow run deploy.yml',
        'gh workflow run deploy.yml -f env=prod',
        'gh api repos/o/r/dispatches',
        'gh api -X POST repos/o/r/merges',
        'glab ci run',
        'gh run rerun 1',
      ],
      ['gh release view v1', 'gh run list', 'gh workflow list', 'gh api repos/o/r', 'gh pr view 1'],
    ],
    ['goreleaser', ['goreleaser release --clean'], ['goreleaser release --snapshot', 'goreleaser check']],
    [
      'semantic-release',
      ['npx semantic-release', 'npx release-please github-release'],
      ['npm install -g semantic-release', 'npx semantic-release --version'],
    ],
    ['mvn', ['./mvnw -B deploy', 'mvn release:perform', 'mvn flyway:migrate'], ['mvn verify']],
    [
      'gradle',
      ['./gradlew publish', 'gradle :lib:publishToSonatype', './gradlew jib'],
      ['./gradlew publishToMavenLocal', './gradlew assembleRelease'],
    ],
    ['sbt', ['sbt publishSigned'], ['sbt publishLocal', 'sbt test']],
    [
      'aws',
      [
        'aws cloudformation deploy --stack-name get-users',
        'aws ecs update-service --service x',
        'aws lambda update-function-code --function-name x',
        'aws ssm send-command --document-name x',
        'aws sns publish --topic-arn x',
        'aws ecs run-task --cluster x',
      ],
      [
        'aws deploy list-deployments',
        'aws sts get-caller-identity',
        'aws eks update-kubeconfig --name x',
        'aws ecr get-login-password',
        'aws --endpoint-url http://localhost:4566 sqs create-queue',
      ],
    ],
    [
      'gcloud',
      ['gcloud run deploy web', 'gcloud builds submit', 'gcloud run services update-traffic web', 'gcloud app deploy'],
      [
        'gcloud run services describe web',
        'gcloud config set project x',
        'gcloud components update',
        'gcloud auth login',
      ],
    ],
    [
      'az',
      [
        'az deployment group create',
        'az webapp restart',
        'az containerapp update -n web',
        'az storage blob upload-batch',
      ],
      ['az deployment group show', 'az login', 'az account set -s x', 'az aks get-credentials -n x'],
    ],
    [
      's3',
      ['aws s3 sync dist s3://bucket', 'aws s3 cp a s3://b/a', 'gsutil cp a gs://b', 'rclone sync a b:c'],
      ['aws s3 cp s3://b/a .', 'aws s3 ls s3://b', 'aws s3 sync dist s3://b --dryrun', 'gsutil -m cp gs://b/a .'],
    ],
    [
      'flyctl',
      [
        'flyctl deploy --remote-only',
        'npx vercel --prod',
        'firebase hosting:channel:deploy x',
        'eas submit -p ios',
        'railway up',
      ],
      ['flyctl status', 'vercel build', 'firebase emulators:start'],
    ],
    [
      'fastlane',
      ['fastlane beta', 'bundle exec fastlane ios release', 'fastlane android build_and_release'],
      ['fastlane test', 'bundle exec fastlane ios tests', 'gem install fastlane'],
    ],
    ['xcrun', ['xcrun altool --upload-app -f a.ipa'], ['xcrun simctl list']],
    ['electron-builder', ['electron-builder --publish always'], ['electron-builder --dir']],
    ['ansible-playbook', ['ansible-playbook site.yml'], ['ansible-playbook site.yml --check', 'ansible-lint']],
    ['ansible', ['ansible web -m shell -a reboot'], ['ansible all -m ping', 'ansible --version']],
    ['salt', ["salt '*' state.apply", 'puppet apply site.pp'], ['puppet parser validate site.pp']],
    [
      'cap',
      [
        'bundle exec cap production deploy',
        'kamal deploy',
        'heroku container:release web',
        'cap production deploy:migrate',
      ],
      ['heroku logs', 'cap production deploy:check'],
    ],
    ['scp', ['rsync -a dist/ web@host:/srv', 'scp a host:/srv'], ['rsync -a a/ b/']],
    ['ssh', ['ssh web@host ./restart.sh'], ['ssh -T git@github.com', 'ssh-keyscan host']],
    [
      'curl',
      [
        'curl -X POST https://api.render.com/deploy/srv-1',
        'curl -fsS -d "{}" https://api.github.com/repos/o/r/dispatches',
        'curl -T app.zip https://files.example/app.zip',
        'curl -fsS "$DEPLOY_HOOK_URL"',
      ],
      [
        'curl -fsSL https://example.com/install.sh',
        'curl -X POST http://localhost:8080/users',
        'curl https://example.com/health',
      ],
    ],
    [
      'hcloud',
      ['hcloud server delete web', 'octo deploy-release', 'spin pipeline execute -n x'],
      ['hcloud server list'],
    ],
    ['wingetcreate', ['wingetcreate update x --submit', 'brew bump-formula-pr x'], ['brew install jq']],
    ['vault', ['vault kv put secret/a b=c'], ['vault kv get secret/a']],
    ['sentry-cli', ['sentry-cli releases new v1', 'sentry-cli sourcemaps upload dist'], ['sentry-cli info']],
    ['jfrog', ['jf rt upload a b', 'jfrog rt bp x 1'], ['jf rt ping']],
    [
      'psql',
      ['psql "$URL" -f migrations/002_users.sql', 'mysql app < db/migrations/1.sql', 'sqlcmd -i migrate.sql'],
      ["psql -c 'select 1'", 'mysql --version'],
    ],
    [
      'rails',
      ['bin/rails db:migrate', 'bundle exec rake db:schema:load'],
      ['bin/rails test', 'rails db:migrate:status', 'rails routes'],
    ],
    [
      'manage.py',
      [
        'python manage.py migrate',
        'php artisan migrate --force',
        'goose -dir m postgres up',
        'flyway migrate',
        'dbmate up',
        'atlas migrate apply',
      ],
      [
        'python manage.py migrate --plan',
        'php artisan migrate:status',
        'flyway info',
        'goose status',
        'atlas migrate lint',
      ],
    ],
    ['migrate', ['migrate -path db -database $URL up'], ['migrate -version']],
    [
      'alembic',
      ['alembic upgrade head', 'flask db upgrade'],
      ['alembic history', 'alembic upgrade head --sql', 'alembic check', 'flask routes'],
    ],
    ['liquibase', ['liquibase update', 'liquibase rollback-count 1'], ['liquibase status', 'liquibase update-sql']],
    ['sqitch', ['sqitch deploy', 'skeema push production'], ['sqitch status']],
    [
      'prisma',
      ['npx prisma migrate deploy', 'supabase db push', 'hasura migrate apply'],
      ['prisma generate', 'prisma migrate status', 'prisma migrate diff'],
    ],
    [
      'knex',
      ['npx knex migrate:latest', 'npx sequelize-cli db:migrate', 'typeorm migration:run', 'knex migrate:rollback'],
      ['knex migrate:list', 'knex migrate:make x', 'sequelize db:migrate:status'],
    ],
    ['diesel', ['diesel migration run'], ['diesel migration list']],
    ['ef', ['dotnet ef database update'], ['dotnet ef migrations list']],
    ['console', ['php bin/console doctrine:migrations:migrate'], ['php bin/console cache:clear']],
  ]
  test('the table is covered', () => {
    expect(COMMANDS.map(([program]) => program)).toEqual(GUARD_COMMANDS.map(([programs]) => programs.split('|')[0]))
  })
  test.each(COMMANDS)('%s', (program, yes, no) => {
    const [programs = ''] = GUARD_COMMANDS.find(([names]) => names.split('|')[0] === program) ?? []
    for (const command of yes) {
      const found = findGuardInCommand(command)
      expect([command, programs.split('|').includes(found?.split(' ')[0] ?? '')]).toEqual([command, true])
    }
    for (const command of no) expect([command, findGuardInCommand(command)]).toEqual([command, null])
  })

  test.each([
    ['make deploy', 'make deploy'],
    ['npm run release', 'npm release'],
    ['pnpm --filter web deploy:eu', 'pnpm deploy:eu'],
    ['./scripts/publish.sh v1', './scripts/publish.sh'],
    ['script/cd', 'script/cd'],
    ['DOCKER_HOST=ssh://web@host docker compose up -d', 'DOCKER_HOST=ssh'],
    ['bash deploy.sh', 'deploy.sh'],
    ['bash -c "kubectl apply -f x"', 'kubectl apply'],
    ['if ! terraform apply; then exit 1; fi', 'terraform apply'],
    ['echo done | docker push a', 'docker push'],
    ['make ship', 'make ship'],
    ['make docker-push', 'make docker-push'],
    ['just tf-apply', 'just tf-apply'],
    ['bazel run //deploy:prod', 'bazel run //deploy:prod'],
    ['bazel run --config=x //services/web:push', 'bazel run //services/web:push'],
    ['uv run deploy', 'uv run deploy'],
    ['go run ./cmd/migrate', 'go run ./cmd/migrate'],
    ['garden deploy --env prod', 'garden deploy'],
    ['tcb framework deploy', 'tcb deploy'],
    ['acme test deploy', null],
    ['swift build -c release', null],
    ['npx acme-tool rollback', 'acme-tool rollback'],
    ['cat migrations/*.sql | psql "$URL"', 'migrations | psql'],
    ['bazel test //deploy/...', null],
    ['bazel build //deploy:image', null],
    ['bazel run //:gazelle', null],
    ['npm run deploy:dry-run', null],
    ['make apply-patches', null],
    ['dotnet publish -c Release', null],
    ['git checkout release', null],
    ['go test ./deploy', null],
    ['mkdir -p deploy release', null],
    ['ls migrations', null],
    ['make test-deploy', null],
    ['npm run build:release', null],
    ['npm run build:prod', null],
    ['npm test -- deploy', null],
    ['echo "run kubectl apply next"', null],
    ['# npm publish', null],
    ['ls deploy/', null],
    ['cd production', null],
  ])('%s: %s', (command, word) => expect(findGuardInCommand(command)).toBe(word))
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
])('the command %j is guarded by %s', (command, guard) => expect(findGuardInCommand(command)).toBe(guard))

describe('permissions of the token', () => {
  const ALL = [
    'Actions',
    'Checks',
    'Contents',
    'Deployments',
    'Issues',
    'Packages',
    'Pages',
    'PullRequests',
    'Statuses',
  ]
  const levels = (level: string) => ALL.map((name) => `${name}: ${level}`)
  test.each<[string, readonly string[], string | null]>([
    ['one that writes contents', ['Contents: write', 'Metadata: read'], 'contents: write'],
    ['one that writes packages', ['Contents: read', 'Metadata: read', 'Packages: write'], 'packages: write'],
    ['one that writes deployments', ['Contents: read', 'Deployments: write'], 'deployments: write'],
    ['one that writes pages', ['Pages: write'], 'pages: write'],
    ['one that writes attestations', ['Attestations: write', 'Contents: read'], 'attestations: write'],
    ['most but not all', [...levels('write'), 'Discussions: read'], 'contents: write'],
    ['the old default', [...levels('write'), 'Metadata: read', 'Models: read'], null],
    ['the restricted default', ['Contents: read', 'Metadata: read', 'Packages: read'], null],
    ['one that writes checks', ['Checks: write', 'Contents: read'], null],
    ['one that writes comments', ['Issues: write', 'PullRequests: write', 'Contents: read'], null],
    ['none', [], null],
  ])('%s', (_, lines, word) => expect(findWritePermission(lines)).toBe(word))
})

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
    [
      'a permission that somebody gave',
      ['##[group]GITHUB_TOKEN Permissions', 'Contents: write', 'Metadata: read', '##[endgroup]', '##[group]Run make'],
      'contents: write',
    ],
    [
      'a command before a permission',
      ['##[group]GITHUB_TOKEN Permissions', 'Contents: write', '##[endgroup]', '##[group]Run npm publish'],
      'npm publish',
    ],
    ['permissions in the output', ['##[group]Run make', '##[endgroup]', 'Contents: write'], null],
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
  const step = (name: string, input: string) =>
    guardIn(`##[group]Run ${name}@v1`, 'with:', `  ${input}`, '##[endgroup]')
  test.each(ACTIONS)('%s with %s', (name, yes) => {
    expect(step(name, yes)).not.toBeNull()
  })
  test.each(ACTIONS.flatMap(([name, , no]) => (no === null ? [] : [[name, no]])))(
    '%s with %s does not act',
    (name, no) => {
      expect(step(name, no)).toBeNull()
    },
  )
})
